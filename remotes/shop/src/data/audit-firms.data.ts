/** The two people who sign the audits of each firm, by its name: none of them works for Furrow, a farm or another firm. */
export const auditFirms = {
  'Soil & Sum': ['Petra Lindahl', 'Joss Avery'],
  'Range Metrics': ['Cole Whitaker', 'Anita Bose'],
  'Seed & Water Trust': ['Manuel Ortega', 'Ruth Kimball'],
  'Pollinator Count': ['Celia Frost', 'Darnell Hayes'],
  'Plain Measure Audits': ['Piers Okonjo', 'Hazel Tran'],
} as const;

export type AuditFirm = keyof typeof auditFirms;
