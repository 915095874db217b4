/** The fields of Node's errors that say where something failed, and the option of the command that named the place. */
type SystemError = {
  code?: unknown;
  path?: string;
  syscall?: string;
  address?: string;
  hostname?: string;
  port?: number;
  option?: string;
  cause?: unknown;
  errors?: unknown[];
};

const placeOf = ({ address, hostname, port }: SystemError) => `${address ?? hostname ?? 'that address'}:${port ?? '?'}`;
const fileOf = ({ path }: SystemError) => path ?? 'a file';

/** What each code of the operating system and of TLS means for somebody who runs a command. */
const sentences: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port = 0, option }) => {
    const other = option ? `${option} ${port + 1}` : `PORT=${port + 1}, or --port ${port + 1} with a command`;
    return `port ${port} is in use. Stop whatever is using it, or choose another port: ${other}`;
  },
  EADDRNOTAVAIL: (error) => `this machine has no address ${placeOf(error)}`,
  ECONNREFUSED: (error) => `nothing listens at ${placeOf(error)}`,
  ECONNRESET: () => 'the connection was cut',
  ENOTFOUND: ({ hostname }) => `no host is called ${hostname ?? 'so'}`,
  EAI_AGAIN: ({ hostname }) => `the name ${hostname ?? 'of the host'} cannot be looked up. Is this machine connected`,
  ETIMEDOUT: (error) => `nothing answered at ${placeOf(error)} in time`,
  EHOSTUNREACH: (error) => `no way leads to ${placeOf(error)}`,
  ENETUNREACH: (error) => `no network leads to ${placeOf(error)}`,
  ENOSPC: (error) => `the disk with ${fileOf(error)} is full`,
  EDQUOT: (error) => `this user may store no more on the disk with ${fileOf(error)}`,
  EROFS: (error) => `${fileOf(error)} is on a disk that is read-only`,
  EACCES: notAllowed,
  EPERM: notAllowed,
  ENOENT: (error) => `there is no ${error.path ?? 'such file'}`,
  ENOTDIR: (error) => `${fileOf(error)} lies in a file, not in a folder`,
  EISDIR: (error) => `${fileOf(error)} is a folder`,
  ENAMETOOLONG: (error) => `a name in ${fileOf(error)} is longer than this disk can hold`,
  EMFILE: () => 'this process may open no more files. Raise the limit: ulimit -n 4096',
  ENFILE: () => 'this machine may open no more files',
  ENOMEM: () => 'this machine has no memory left',
  CERT_HAS_EXPIRED: () => 'the certificate has expired, or the clock of this machine is wrong',
  ERR_TLS_CERT_ALTNAME_INVALID: () => 'the certificate is that of another host',
  ERR_SSL_WRONG_VERSION_NUMBER: () => 'the address speaks no TLS. Is it http:// instead of https://',
  EPROTO: () => 'the address speaks no TLS. Is it http:// instead of https://',
};

const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/**
 * What went wrong on the machine or on the way to another one, in words: the port, disk, file, right, connection or
 * certificate that a command met. An error may wrap another one.
 *
 * @returns a clause without a full stop; undefined for an error that is not of the machine
 */
export function machineFailure(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const failed = error as SystemError;
  const { code, cause, errors = [] } = failed;
  if (typeof code === 'string') {
    if (untrusted.has(code))
      return `this machine does not trust the certificate (${code}). Is a proxy in between, then name the file of its certificate in NODE_EXTRA_CA_CERTS`;
    // An attempt at each address of a host fails as one error, and only its parts say where.
    if (Object.hasOwn(sentences, code) && errors.length === 0) return sentences[code]?.(failed);
  }
  for (const inner of [cause, ...errors]) {
    const found = machineFailure(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same as a sentence of its own. */
export function failureSentence(error: unknown): string | undefined {
  const failure = machineFailure(error);
  return failure && `${failure.charAt(0).toUpperCase()}${failure.slice(1)}.`;
}

/** What an error says, as the end of a sentence: of the machine in words, otherwise its own message. */
export function reasonOf(error: unknown): string {
  return machineFailure(error) ?? (error as Error).message;
}

function notAllowed({ syscall = 'use', path, port }: SystemError): string {
  if (syscall === 'listen') return `this user may not listen on port ${port}. Choose one above 1023`;
  return `this user may not ${syscall} ${path ?? 'a file'}`;
}
