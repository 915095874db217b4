import { useState } from 'react';
import { Share } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import type { SharedImpact } from '../../data/impact.model';
import { ShareDialog } from './share-dialog';

export type ShareButtonProps = { shared: SharedImpact; block?: boolean };

export function ShareButton({ shared, block }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" block={block} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share size={18} strokeWidth={1.8} />
        Share Your Impact
      </Button>
      {open && <ShareDialog shared={shared} onClose={() => setOpen(false)} />}
    </>
  );
}
