import { appNameSchema, checkShape, expectFormat, versionSchema } from '@furrow/formats/check-shape';
import {
  array,
  boolean,
  discriminatedUnion,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  nullable,
  optional,
  refine,
  regex,
  strictObject,
  string,
  type infer as Infer,
} from 'zod/mini';
import { isReason, longestReason, type SentRequest } from './journal';
import { type Reason, Refused } from './refused';
import { isEnvironmentName, isViewName } from './view';

/*
 * A command that a team sends to a site over HTTP. The body of the request is one line of JSON, the command, followed
 * by the bytes of the files that the command lists, one file after the other.
 */

/** The address at which a site accepts its teams' commands. */
export const commandPath = '/_releases';

/** Increased when a server of the previous format would misunderstand a command. */
const commandFormat = 1;

export type UploadLimits = {
  /** In bytes. */
  file: number;
  /** In bytes, for the whole body of a request. */
  release: number;
  files: number;
};

export const uploadLimits: UploadLimits = { file: 25_000_000, release: 100_000_000, files: 5000 };

/** In bytes: the largest first line of a body. */
const longestLine = 2_000_000;

const format = literal(commandFormat);
const reason = string().check(refine(isReason, `must be one line of at most ${longestReason} characters`));

/** A build that a team sends. */
const sentBuild = {
  files: array(strictObject({ path: string(), bytes: int().check(minimum(0)) })),
  /** The team's signature of the release, in base64. */
  signature: string().check(maxLength(100)),
  commit: nullable(string().check(regex(/^[0-9a-f]{4,40}\+?$/, 'must be the hash of a commit'))),
  allowDrop: optional(boolean()),
};

const publishSchema = strictObject({
  format,
  command: literal('publish'),
  ...sentBuild,
  promote: optional(boolean()),
});

const viewName = string().check(refine(isViewName, 'must be the name of a preview, such as pr-12--shop'));

const previewSchema = strictObject({
  format,
  command: literal('preview'),
  ...sentBuild,
  view: viewName,
  days: optional(int()),
  note: optional(reason),
});

const removePreviewSchema = strictObject({ format, command: literal('remove-preview'), view: viewName });

const environment = string().check(refine(isEnvironmentName, 'must be the name of an environment, such as staging'));

const promoteSchema = strictObject({
  format,
  command: literal('promote'),
  app: appNameSchema,
  version: versionSchema,
  traffic: int().check(minimum(0), maximum(100)),
  allowDrop: optional(boolean()),
  reason: optional(reason),
  env: optional(environment),
  from: optional(environment),
});

const rollbackSchema = strictObject({
  format,
  command: literal('rollback'),
  app: appNameSchema,
  version: optional(versionSchema),
  reason,
});

const statusSchema = strictObject({ format, command: literal('status'), env: optional(environment) });

const listPreviewsSchema = strictObject({ format, command: literal('list-previews') });

const commandSchema = discriminatedUnion('command', [
  publishSchema,
  previewSchema,
  removePreviewSchema,
  promoteSchema,
  rollbackSchema,
  statusSchema,
  listPreviewsSchema,
]);

/** The commands that change nothing. */
export const readingCommands: readonly string[] = ['status', 'list-previews'];

export type TeamCommand = Infer<typeof commandSchema>;
/** A command without the fields that {@link writeCommand} adds. */
export type AskedCommand = TeamCommand extends infer Each
  ? Each extends TeamCommand
    ? Omit<Each, 'format' | 'files'>
    : never
  : never;
/** The response of a site: the result of the command or the reason for its refusal, and the steps before that. */
export type TeamAnswer = { format: 1; steps: string[] } & (
  | { result: unknown }
  | {
      refused: string;
      /** Missing from a server of an earlier version, and for an unexpected error. */
      reasons?: readonly Reason[];
      /** False for an unexpected error. */
      isExpected: boolean;
    }
);
/** A command and the files that were sent with it, by their paths. */
export type ReceivedCommand = {
  command: TeamCommand;
  files: Map<string, Uint8Array>;
  /** What proves who sent it. Absent for a large command. */
  request?: SentRequest;
};

/** The body of a request. */
export function writeCommand(command: AskedCommand, files?: ReadonlyMap<string, Uint8Array>): Buffer {
  const listed = files && [...files].map(([path, bytes]) => ({ path, bytes: bytes.length }));
  const line = JSON.stringify({ format: commandFormat, ...command, ...(listed && { files: listed }) });
  return Buffer.concat([Buffer.from(`${line}\n`), ...(files?.values() ?? [])]);
}

/**
 * Reads the body of a request. The files share the memory of the body.
 *
 * @throws Refused when the files exceed a limit of the site, or are not the files that the command lists
 * @throws Error when the body holds no command, or when a field of the command is wrong
 */
export function readCommand(body: Buffer, limits: UploadLimits): ReceivedCommand {
  const what = 'The command';
  const end = body.subarray(0, longestLine).indexOf('\n');
  let said: unknown;
  try {
    said = JSON.parse(body.subarray(0, Math.max(end, 0)).toString());
  } catch {
    throw new Error(`${what} is not a line of JSON`);
  }
  expectFormat(said, commandFormat, what);
  const command = checkShape(commandSchema, said, what);
  return { command, files: takeFiles(command, body.subarray(end + 1), limits) };
}

function takeFiles(command: TeamCommand, bytes: Buffer, limits: UploadLimits): Map<string, Uint8Array> {
  const listed = 'files' in command ? command.files : [];
  if (listed.length > limits.files)
    throw new Refused(
      'FUR-REQUEST-TOO-MANY-FILES',
      `The release has ${listed.length} files, but this site accepts at most ${limits.files}.`,
    );
  const files = new Map<string, Uint8Array>();
  let start = 0;
  for (const { path, bytes: length } of listed) {
    if (length > limits.file)
      throw new Refused(
        'FUR-REQUEST-FILE-TOO-LARGE',
        `${path} has ${length} bytes, and a file may have ${limits.file}.`,
      );
    if (files.has(path)) throw new Refused('FUR-REQUEST-FILES', `The release has ${path} twice.`);
    files.set(path, bytes.subarray(start, start + length));
    start += length;
  }
  if (start !== bytes.length)
    throw new Refused('FUR-REQUEST-FILES', `The command lists ${start} bytes of files, but ${bytes.length} arrived.`);
  return files;
}
