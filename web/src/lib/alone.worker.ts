// The engine in the browser: Python in WebAssembly, with the rules and bots of the server that sent it. Told what to do by `alone.ts`.

interface Python {
  unpackArchive(data: ArrayBuffer, kind: string, where: { extractDir: string }): void;
  runPython(code: string): unknown;
  globals: { get(name: string): (...args: string[]) => string };
}

const START = `
import sys, time
time.thread_time = time.perf_counter  # there is one thread, and it is this one
sys.path.insert(0, "/engine")
import json
from parlour.server.live.alone import Alone, reached
from parlour.server.basics.errors import Refused

tables = {}

def said(found):
    return json.dumps(found, ensure_ascii=False)

def begin(table, given):
    wish = json.loads(given)
    if wish.get("record"):
        tables[table] = Alone.resumed(table, wish["record"], wish["seats"], wish["reason"])
    else:
        tables[table] = Alone(table, wish["game"], wish["options"], wish["seats"])
    return said({"status": tables[table].play.status})

def hear(table, message):
    return said(tables[table].hear(json.loads(message)))

def look(table, since):
    return said(tables[table].frame(int(since)))

def step(table):
    return said(tables[table].step())

def answer(table, given):
    try:
        return said(tables[table].answer(**json.loads(given)))
    except Refused as refused:
        return said({"status": refused.status, **refused.body()})

def kept(table):
    return said(tables[table].kept())

def firsts(games):
    return said(reached(json.loads(games)))
`;

let python: Promise<Python> | undefined;

async function started(files: string, engine: string): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as { loadPyodide: (o: object) => Promise<Python> };
  const [found, archive] = await Promise.all([loadPyodide({ indexURL: files }), fetch(engine).then((answer) => {
    if (!answer.ok) throw new Error(`the engine was not sent (${answer.status})`);
    return answer.arrayBuffer();
  })]);
  found.unpackArchive(archive, "zip", { extractDir: "/engine" });
  found.runPython(START);
  return found;
}

let turn: Promise<unknown> = Promise.resolve();

onmessage = ({ data }: MessageEvent<{ n: number; files: string; engine: string; call: string; args: string[] }>) => {
  python ??= started(data.files, data.engine);
  turn = turn.then(async () => {
    try {
      postMessage({ n: data.n, found: (await python!).globals.get(data.call)(...data.args) });
    } catch (error) {
      postMessage({ n: data.n, error: String(error) });
    }
  });
};
