import { type Owner, ownerOfStack, unknownOwner } from './owner';
import type { Reported } from './reported';

/** What went wrong, how, and whose it is. */
export type FoundFailure = { owner: Owner; phase: string; message: string };

/** The fields of all that is reported. The type of an event is its phase. */
type Fields = {
  remote?: string;
  version: string;
  type?: string;
  phase?: string;
  message?: string;
  filename?: string;
  error?: unknown;
  reason?: unknown;
};

/** A failure that the host noticed says whose it is; the owner of an event is the one that its stack names. */
export function failureOf(reported: Reported): FoundFailure {
  const {
    remote: app,
    version,
    type = '',
    phase = type,
    message,
    filename,
    reason = message,
    error,
  } = reported as Fields;
  const cause = error ?? reason;
  const found = ownerOfStack((cause as Error | undefined)?.stack || filename) ?? unknownOwner;
  const frame = phase === 'render' ? found.frame : undefined;
  return { owner: app ? { app, version, frame } : found, phase, message: String(cause) };
}
