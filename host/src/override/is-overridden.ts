import { overrideKey } from './override-key';

/** Whether the address or the session asks for versions that are not live. */
export function isOverridden(): boolean {
  try {
    return new URLSearchParams(location.search).has(overrideKey) || sessionStorage.getItem(overrideKey) !== null;
  } catch {
    return false;
  }
}
