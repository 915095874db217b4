import herrera from '@furrow/ui/art/signature-1.svg';
import tanaka from '@furrow/ui/art/signature-2.svg';
import lindahl from '@furrow/ui/art/signature-3.svg';
import avery from '@furrow/ui/art/signature-4.svg';
import { WrittenName } from '@furrow/proof/proof-paper';

import { signatureOf } from './words';

const drawn: Partial<Record<string, string>> = {
  'Lucía Herrera': herrera,
  'Mei Tanaka': tanaka,
  'Petra Lindahl': lindahl,
  'Joss Avery': avery,
};

/** A person's signature, drawn where there is a drawing. */
export function Signature({ of }: { of: string }) {
  const picture = drawn[of];
  if (!picture) return <WrittenName name={of} />;
  return <img src={picture} alt={signatureOf(of)} width={220} height={70} />;
}
