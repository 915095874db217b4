/** The numbers from zero to twenty as prose writes them before a noun. */
export const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
