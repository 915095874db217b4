import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checked } from './checked';
import { looseObject, string } from 'zod/mini';

/** Where the embedded server takes reports of failed remotes. */
export const reportsPath = '/_reports';

const longest = 16_384;
const failureSchema = looseObject({ remote: string(), version: string(), path: string(), phase: string() });

/** Appends the failure in the request's body to the report file; answers 400 to anything else. */
export async function collectFailure(file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longest) break;
  }
  try {
    if (text.length > longest) throw new Error('too long');
    await appendFile(file, `${JSON.stringify(checked(failureSchema, JSON.parse(text), 'report'))}\n`);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}

/** Counts a visit, when the path is that of a canary's document: every visitor of a canary fetches one. */
export async function countVisit(file: string, path: string): Promise<void> {
  const [, remote, version] = /^\/_v\/([a-z][a-z0-9-]*)@([^/]+)\//.exec(path) ?? [];
  if (remote && version) await appendFile(file, `${JSON.stringify({ remote, version, visits: 1 })}\n`);
}
