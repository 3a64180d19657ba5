// Passkeys: what the browser is asked, and what it answers, as JSON.

import { call } from "./api";

type Json = Record<string, unknown>;
interface Asked {
  id: string;
  options: Json & { challenge: string; user?: Json & { id: string }; excludeCredentials?: { id: string }[]; allowCredentials?: { id: string }[] };
}

/** Whether this browser can: it knows how, the connection is safe, and the address has a name rather than numbers. */
export function canPasskeys(): boolean {
  return "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const listed = (keys: { id: string }[] | undefined): Json[] => (keys ?? []).map((key) => ({ ...key, id: bytes(key.id) }));

function answer(made: PublicKeyCredential): Json {
  const given = made.response as unknown as Record<string, unknown>;
  const response: Json = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    const part = given[name];
    if (part instanceof ArrayBuffer) response[name] = text(part);
  }
  return { id: made.id, rawId: text(made.rawId), type: made.type, response };
}

/** Make a passkey for whoever this browser is. */
export async function addPasskey(name: string): Promise<void> {
  const { id, options } = await call<Asked>("POST", "/api/me/passkeys/options", {});
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user?.id ?? "") },
    excludeCredentials: listed(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await call("POST", "/api/me/passkeys", { id, credential: answer(made), name });
}

/** What a passkey has signed, to come back with. */
export async function signed(): Promise<Json> {
  const { id, options } = await call<Asked>("POST", "/api/sign-in/options", {});
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: listed(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  return { id, credential: answer((await navigator.credentials.get({ publicKey })) as PublicKeyCredential) };
}

/** The browser was told not to, or nobody touched the key. */
export const declined = (error: unknown): boolean => error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);
