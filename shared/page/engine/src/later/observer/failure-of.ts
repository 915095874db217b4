import { type Owner, ownerOfStack, unknownOwner } from './owner';
import type { Reported } from './reported';

/** A failure in one form: its owner, its phase, and its message. */
export type FoundFailure = { owner: Owner; phase: string; message: string };

/** The fields of everything that can be reported. The type of an event becomes its phase. */
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

/**
 * Reads the owner, the phase and the message. A failure that the host has noticed names its owner. The owner of an
 * event comes from its stack trace.
 */
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
