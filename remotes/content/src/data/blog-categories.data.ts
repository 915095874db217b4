/** What the blog is about. */
export const blogCategories = [
  'Technology',
  'Sustainability',
  'Carbon Markets',
  'Supply Chain',
  'Food Safety',
] as const;
