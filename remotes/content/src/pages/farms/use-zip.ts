import { useState } from 'react';
import { useClientValue } from '@furrow/remote/hydration';
import { readStored, writeStored } from '@furrow/remote/stored';
import { zipStored } from '../../data/zip';

/** The ZIP code that the visitor typed, kept until the tab closes. It goes nowhere else, and so not into the address. */
export function useZip(): [string, (zip: string) => void] {
  const kept = useClientValue(() => readStored(zipStored) ?? '', '');
  const [typed, setTyped] = useState<string>();
  return [
    typed ?? kept,
    (zip) => {
      setTyped(zip);
      writeStored(zipStored, zip || undefined);
    },
  ];
}
