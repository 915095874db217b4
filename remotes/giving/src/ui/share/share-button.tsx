import { useState } from 'react';
import { Share } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { useYou } from '@furrow/you/react';
import { ownToShare } from '../../data/own-donations.model';
import { ShareDialog } from './share-dialog';

/** What is shared is the visitor's own, never the sample. */
export function ShareButton({ block }: { block?: boolean }) {
  const you = useYou();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" block={block} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share size={18} strokeWidth={1.8} />
        Share Your Impact
      </Button>
      {open && <ShareDialog own={ownToShare(you?.entries ?? [])} onClose={() => setOpen(false)} />}
    </>
  );
}
