import { parseVersionName } from '@furrow/formats/release-name';
import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureReportSchema } from '@furrow/formats/failure-report.schema';
import { checkShape } from '@furrow/formats/check-shape';

/** Where the embedded server takes reports of failed remotes. */
export const reportsPath = '/_reports';

const longest = 16_384;

/** Appends the failure in the request's body to the report file; answers 400 to anything else. */
export async function collectFailure(file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longest) break;
  }
  try {
    if (text.length > longest) throw new Error('too long');
    await appendFile(file, `${JSON.stringify(checkShape(failureReportSchema, JSON.parse(text), 'report'))}\n`);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}

/** Counts a visit, when the path is that of a canary's document: every visitor of a canary fetches one. */
export async function countVisit(file: string, path: string): Promise<void> {
  const [, folder, name] = path.split('/');
  const canary = folder === '_v' ? parseVersionName(name ?? '') : undefined;
  if (!canary) return;
  const { app: remote, version } = canary;
  await appendFile(file, `${JSON.stringify({ remote, version, visits: 1 })}\n`);
}
