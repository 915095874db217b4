import { useState, type ComponentType } from 'react';
import { Share } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { readYou } from '@furrow/you/model';
import type { ShareDialogProps } from './share-dialog';
import { shareToasts } from './share.model';

type Opened = Pick<ShareDialogProps, 'own'> & { ShareDialog: ComponentType<ShareDialogProps> };

/**
 * What is shared is the visitor's own, never the sample. The dialog comes with the press, and so does the code of the
 * visitor's own, which knows all campaigns.
 */
export function ShareButton({ block }: { block?: boolean }) {
  const notify = useNotify();
  const [opened, setOpened] = useState<Opened>();

  async function open() {
    const { entries } = readYou();
    try {
      const [{ ShareDialog }, own] = await Promise.all([
        import('./share-dialog'),
        entries.length > 0 ? import('../../data/own-donations.model') : undefined,
      ]);
      setOpened({ ShareDialog, own: own?.ownToShare(entries) });
    } catch {
      notify(shareToasts.notLoaded);
    }
  }

  return (
    <>
      <Button variant="outlined" block={block} aria-haspopup="dialog" onClick={() => void open()}>
        <Share size={18} strokeWidth={1.8} />
        Share Your Impact
      </Button>
      {opened && <opened.ShareDialog own={opened.own} onClose={() => setOpened(undefined)} />}
    </>
  );
}
