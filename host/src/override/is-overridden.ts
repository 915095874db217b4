import { overrideKey } from './override-key';

/** Whether this address or this session asks for other versions than those that are live. */
export function isOverridden(): boolean {
  try {
    return new URLSearchParams(location.search).has(overrideKey) || sessionStorage.getItem(overrideKey) !== null;
  } catch {
    return false;
  }
}
