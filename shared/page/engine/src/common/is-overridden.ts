import { readStored } from '@furrow/remote/stored';
import { overrideKey } from './override-key';

/** Whether the address or the session asks for versions that are not live. */
export function isOverridden(): boolean {
  const kept = readStored({ key: overrideKey, storage: 'session' });
  return new URLSearchParams(location.search).has(overrideKey) || kept !== undefined;
}
