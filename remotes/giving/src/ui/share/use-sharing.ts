import { useState } from 'react';
import { useNotify } from '@furrow/remote/services';
import { useCopy } from '@furrow/ui/use-copy';
import { shareMessage, type SharedImpact } from '../../data/impact.model';
import { popupFeatures, shareAddress, shareToasts, type ShareTarget } from './share.model';

/** The message that a visitor shares, and what can be done with it. */
export function useSharing(own: SharedImpact | undefined) {
  const notify = useNotify();
  const [message, setMessage] = useState(shareMessage(own));
  const messageCopy = useCopy();
  const linkCopy = useCopy();

  async function copyMessage() {
    const done = await messageCopy.copy(message);
    notify(done ? shareToasts.messageCopied : shareToasts.messageFailed);
  }

  async function copyLink() {
    const done = await linkCopy.copy(window.location.href);
    notify(done ? shareToasts.linkCopied : shareToasts.linkFailed);
  }

  async function share(target: ShareTarget) {
    const address = shareAddress(target, message, window.location.href);
    if (address) {
      window.open(address, '_blank', popupFeatures);
      notify(shareToasts.sharing);
      return;
    }
    const done = await messageCopy.copy(message);
    notify(done ? shareToasts.instagram : shareToasts.messageFailed);
  }

  return {
    message,
    setMessage,
    copyMessage: () => void copyMessage(),
    copyLink: () => void copyLink(),
    share: (target: ShareTarget) => void share(target),
    messageCopied: messageCopy.copied,
    linkCopied: linkCopy.copied,
  };
}

/** What is said beside the message. */
export function shareNote(own: SharedImpact | undefined): string {
  return `${own ? 'Written from your own figures, never from the sample. ' : ''}You can change every word.`;
}
