import { useState } from 'react';
import { Share } from 'lucide-react';
import { Button, type ButtonProps } from '@furrow/ui/button';
import { ShareDialog } from './share-dialog';

export function ShareButton({ block }: Pick<ButtonProps, 'block'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" block={block} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share size={18} strokeWidth={1.8} />
        Share Your Impact
      </Button>
      {open && <ShareDialog onClose={() => setOpen(false)} />}
    </>
  );
}
