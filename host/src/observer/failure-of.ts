import { type Owner, ownerOfStack, unknownOwner } from './owner';
import type { Reported } from './reported';

/** What went wrong, how, and whose it is. */
export type FoundFailure = { owner: Owner; phase: string; message: string };

export function failureOf(reported: Reported): FoundFailure {
  if ('phase' in reported) {
    const { remote: app, version, phase, error } = reported;
    const { frame } = (phase === 'render' && ownerOfStack(stackOf(error))) || unknownOwner;
    return { owner: { app, version, frame }, phase, message: String(error) };
  }
  if ('reason' in reported) return failureOfError('rejection', reported.reason);
  return failureOfError('error', reported.error ?? reported.message, reported.filename);
}

function failureOfError(phase: string, error: unknown, file = ''): FoundFailure {
  return { owner: ownerOfStack(stackOf(error) || file) ?? unknownOwner, phase, message: String(error) };
}

function stackOf(error: unknown): string {
  return (error as Error | undefined)?.stack ?? '';
}
