export const linkCopied = {
  title: 'Link copied!',
  description: 'The address of this page has been copied to clipboard.',
};

export const linkFailed = {
  title: 'Failed to copy link',
  description: 'Please copy the link manually',
  tone: 'destructive',
} as const;
