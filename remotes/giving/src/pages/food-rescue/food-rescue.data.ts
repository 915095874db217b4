export const rescueStats = [
  { value: '1,247', label: 'batches rescued' },
  { value: '8.2T', label: 'food redistributed' },
  { value: '342', label: 'partner organizations' },
];
