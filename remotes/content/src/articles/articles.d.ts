/** What the bundler makes of the files in this folder; see `markdown/compile.ts`. */
declare module '*/articles/_index.md' {
  const articles: import('../ui/article').ListedArticle[];
  export default articles;
}
declare module '*/articles/blog/_index.md' {
  const articles: readonly import('../ui/article').BlogEntry[];
  export default articles;
}
declare module '*/articles/blog/blockchain-food-traceability.md' {
  const article: import('../ui/article').BlogArticle;
  export default article;
}
declare module '*/articles/case-studies/_index.md' {
  const articles: readonly import('../ui/article').CaseEntry[];
  export default articles;
}
declare module '*/articles/whitepapers/_index.md' {
  const articles: readonly import('../ui/article').WhitepaperEntry[];
  export default articles;
}
declare module '*/articles/press/_index.md' {
  const articles: readonly import('../ui/article').PressEntry[];
  export default articles;
}
declare module '*/articles/people/_index.md' {
  const people: Record<'amina' | 'hanae' | 'samuel', import('../ui/article').Person>;
  export default people;
}
