import { Share2 } from 'lucide-react';
import { Button, type ButtonProps } from './button';
import { useCopy } from './use-copy';
import * as words from './words';

export type ShareButtonProps = Pick<ButtonProps, 'size' | 'className'> & {
  /** What is shared, for the system's sheet. */
  title: string;
  /** Called where there is no sheet: whether the browser let the address of the page be copied. */
  onCopied: (done: boolean) => void;
};

/** Opens the system's own share sheet where there is one; elsewhere the address of the page is copied. */
export function ShareButton({ title, onCopied, size, className }: ShareButtonProps) {
  const { copy } = useCopy();

  async function share() {
    const url = window.location.href;
    // The visitor may close the sheet, which rejects.
    if ('share' in navigator) await navigator.share({ title, url }).catch(() => {});
    else onCopied(await copy(url));
  }

  return (
    <Button size={size} variant="outlined" className={className} onClick={() => void share()}>
      <Share2 size={18} strokeWidth={1.8} />
      {words.share}
    </Button>
  );
}
