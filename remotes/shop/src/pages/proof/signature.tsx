import herrera from '@furrow/ui/art/signature-1.svg';
import tanaka from '@furrow/ui/art/signature-2.svg';
import { WrittenName } from '@furrow/proof/proof-paper';

import { signatureOf } from './words';

const drawn: Partial<Record<string, string>> = {
  'Lucía Herrera': herrera,
  'Mei Tanaka': tanaka,
};

/** A person's signature, drawn where there is a drawing. */
export function Signature({ of }: { of: string }) {
  const picture = drawn[of];
  if (!picture) return <WrittenName name={of} />;
  return <img src={picture} alt={signatureOf(of)} width={220} height={70} />;
}
