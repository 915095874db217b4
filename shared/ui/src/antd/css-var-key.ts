/** The class that carries antd's variables: one per antd version, never per theme or remote. */
export function cssVarKey(antdVersion: string) {
  return `fw-${antdVersion.replaceAll('.', '-')}`;
}
