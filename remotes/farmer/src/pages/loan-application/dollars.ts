/** `25000` becomes `25,000` while it is being typed. */
export function withThousands(value: number | string | undefined): string {
  const [dollars = '', cents] = String(value ?? '').split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return cents === undefined ? grouped : `${grouped}.${cents}`;
}

/**
 * Everything a visitor may type around the digits is dropped. antd calls the result a number; as a string it keeps an empty
 * field empty, where a number would make it 0.
 */
export function withoutThousands(typed: string | undefined): number {
  return (typed ?? '').replace(/[^\d.]/g, '') as unknown as number;
}
