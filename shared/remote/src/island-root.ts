import { version as reactVersion } from 'react';

/** React's major and minor version. Another minor may write generated ids in another way. */
export const reactMinor = reactVersion.split('.').slice(0, 2).join('.');

/** Prefix of the ids React generates, so that two islands in one page never share one. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}
