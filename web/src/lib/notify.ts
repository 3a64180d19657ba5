// A notice of the browser's for a reader who looks at another tab, where it was allowed.

/** By the worker where there is one: phones take it from nobody else, and a touch opens the table. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, { body, tag: `parlour-${table}`, data: { table } });
  else new Notification(title, { body, tag: `parlour-${table}` });
}
