export const shareTargets = ['twitter', 'facebook', 'linkedin', 'instagram'] as const;
export type ShareTarget = (typeof shareTargets)[number];

export const shareNames: Record<ShareTarget, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
};

export const popupFeatures = 'popup,width=600,height=400,noopener';

/** The address of a small window that posts `message` with a link to `page`. Instagram has none: there the message is copied. */
export function shareAddress(target: ShareTarget, message: string, page: string): string | undefined {
  const address = {
    twitter: ['https://twitter.com/intent/tweet', { text: message, url: page }],
    facebook: ['https://www.facebook.com/sharer/sharer.php', { u: page, quote: message }],
    linkedin: ['https://www.linkedin.com/sharing/share-offsite/', { url: page, summary: message }],
    instagram: undefined,
  } as const satisfies Record<ShareTarget, readonly [string, Record<string, string>] | undefined>;
  const found = address[target];
  return found && `${found[0]}?${new URLSearchParams(found[1])}`;
}

export const shareToasts = {
  messageCopied: { title: 'Copied to clipboard!', description: 'You can now paste this message anywhere' },
  messageFailed: { title: 'Failed to copy', description: 'Please copy the text manually', tone: 'destructive' },
  linkCopied: { title: 'Link copied!' },
  linkFailed: { title: 'Failed to copy link', description: 'Please copy the link manually', tone: 'destructive' },
  sharing: { title: 'Sharing your impact!' },
  instagram: { title: 'Copied to clipboard!', description: 'Share this message on Instagram manually' },
  notLoaded: { title: 'Sharing did not open', description: 'Try again when you are online.', tone: 'destructive' },
} as const;
