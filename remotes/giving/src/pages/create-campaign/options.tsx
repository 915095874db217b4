import type { Option } from './create-campaign.model';

/** The choices of a select, behind an empty one that says what to do. */
export function Options({ first, options }: { first: string; options: readonly Option[] }) {
  return (
    <>
      <option value="">{first}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
