import { randomBytes, type KeyObject } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { Option, type Command } from 'commander';
import { reasonOf } from '../domain/machine-failure';
import { Refused } from '../domain/refused';
import { digestOf, signRequest } from '../domain/signed-request';
import { type AskedCommand, commandPath, readingCommands, type TeamAnswer, writeCommand } from '../domain/team-command';
import type { Results } from '../operations/team-command';
import { siteAddress } from '../store/site-over-http';
import { hasKey, signingKeyOf } from './signing-key';
import { reportStep } from './progress';

/**
 * In milliseconds. After this time a body is sent even without permission from the server, because some proxies never
 * forward it.
 */
const beforeSending = 2000;

/** Runs commands on a site of which the team knows only the address. */
export type TeamSiteFlags = { to?: string; key?: string };

export function toOption(): Option {
  return new Option('--to <url>', 'address of a live site that accepts team commands, signed with --key');
}

/** Whether a command asks the site: always where somebody typed its address, and otherwise with a key to sign with. */
export function asksSite(command: Command): boolean {
  const { key } = command.opts<TeamSiteFlags>();
  return command.getOptionValueSource('to') === 'cli' || hasKey(key);
}

/**
 * The site that `--to` names; undefined without that option.
 *
 * @throws Refused when the address is not that of a site, or when there is no key to sign with
 */
export async function teamSite({ to, key }: TeamSiteFlags) {
  if (to === undefined) return undefined;
  const url = new URL(commandPath, siteAddress(to));
  const signingKey = await signingKeyOf(key);
  if (!signingKey)
    throw new Refused(
      'FUR-KEY-NOT-NAMED',
      'The site needs to know who you are. Pass your team’s private key with --key <file>.',
    );
  return {
    key: signingKey,
    /** Sends a command to the site, and resolves with its result. */
    async ask<Name extends AskedCommand['command']>(
      command: Extract<AskedCommand, { command: Name }>,
      files?: ReadonlyMap<string, Uint8Array>,
    ): Promise<Results[Name]> {
      const answer = await post(
        url,
        writeCommand(command, files),
        signingKey,
        !readingCommands.includes(command.command),
      );
      answer.steps.forEach(reportStep);
      if (!('refused' in answer)) return answer.result as Results[Name];
      throw answer.isExpected ? refusalOf(answer) : new Error(answer.refused);
    },
  };
}

/** The refusal of a site. A server of an earlier version does not name any codes. */
function refusalOf({ refused, reasons = [] }: Extract<TeamAnswer, { refused: string }>): Refused {
  const [first, ...others] = reasons;
  if (!first) return new Refused('FUR-REQUEST-REFUSED', refused);
  if (others.length === 0 && first.text === refused) return new Refused(first.code, refused);
  return new Refused(reasons, refused.split('\n')[0] ?? '');
}

/**
 * @param changes whether the command changes the site
 * @throws Refused when no response arrives, and the command changed nothing
 * @throws Error when no response arrives, and nobody knows whether the command was run
 */
async function post(url: URL, body: Buffer, key: KeyObject, changes: boolean): Promise<TeamAnswer> {
  const parts = { method: 'POST', authority: url.host, path: url.pathname, digest: digestOf(body) };
  const stamp = { created: Math.floor(Date.now() / 1000), nonce: randomBytes(16).toString('hex') };
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    headers: {
      ...signRequest(parts, key, stamp),
      'Content-Type': 'application/octet-stream',
      'Content-Length': body.length,
      // A refusal arrives before the body is sent.
      Expect: '100-continue',
    },
  });
  let mayHaveRun = false;
  // Whoever presses Ctrl-C after it was sent is told that it may run all the same.
  const interrupt = () => request.destroy(new Error('interrupted'));
  const unanswered = (error: Error) => failureOf(url, error, mayHaveRun);
  try {
    const response = await new Promise<http.IncomingMessage>((answered, failed) => {
      const send = () => {
        mayHaveRun = changes;
        if (changes) process.once('SIGINT', interrupt);
        request.end(body);
      };
      const waited = setTimeout(send, beforeSending);
      request.once('continue', () => (clearTimeout(waited), send()));
      request.once('response', (early) => (clearTimeout(waited), answered(early)));
      request.once('error', (error) => (clearTimeout(waited), failed(unanswered(error))));
      request.flushHeaders();
    });
    return readAnswer(
      url,
      response.statusCode ?? 0,
      await text(response).catch((error: Error) => {
        throw unanswered(error);
      }),
    );
  } finally {
    process.off('SIGINT', interrupt);
    request.destroy();
  }
}

function failureOf({ origin }: URL, error: Error, mayHaveRun: boolean): Error {
  if (!mayHaveRun) return new Refused('FUR-SITE-SILENT', `${origin} does not respond: ${reasonOf(error)}`);
  return new Error(
    `${origin} did not respond (${reasonOf(error)}). Ask with "release status --to ${origin}" whether the command ran before you try again.`,
  );
}

/** @throws Refused when the response is not that of a command */
function readAnswer({ origin }: URL, status: number, said: string): TeamAnswer {
  try {
    const answer = JSON.parse(said) as Partial<TeamAnswer>;
    if (answer.format === 1 && Array.isArray(answer.steps)) return answer as TeamAnswer;
  } catch {
    // The response is an HTML page or empty.
  }
  throw new Refused(
    'FUR-REQUEST-NOT-TAKEN',
    `${origin} does not accept team commands: ${commandPath} returned status ${status}. Start its server with --uploads, and let any proxy forward ${commandPath}.`,
  );
}
