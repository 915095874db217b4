import herrera from '@furrow/ui/art/signature-1.svg';
import tanaka from '@furrow/ui/art/signature-2.svg';
import solberg from '@furrow/ui/art/signature-3.svg';
import farah from '@furrow/ui/art/signature-4.svg';
import { WrittenName } from '@furrow/proof/proof-paper';

const drawn: Partial<Record<string, string>> = {
  'Lucía Herrera': herrera,
  'Mei Tanaka': tanaka,
  'Ingrid Solberg': solberg,
  'Amina Farah': farah,
};

/** A person's signature, drawn where there is a drawing. */
export function Signature({ of }: { of: string }) {
  const picture = drawn[of];
  if (!picture) return <WrittenName name={of} />;
  return <img src={picture} alt={`Signature of ${of}`} width={220} height={70} />;
}
