import { Fragment } from 'react';

/** A code such as PROP-2025-014, and a range of numbers such as 5-10. */
const code = /(\b[A-Z]{2,}-\d[\d-]*|\b\d+[-–]\d+\b)/;

/** Any word with a hyphen, such as co-op. */
const word = /(\S*-\S*)/;

/** A text whose codes and ranges of numbers stay on one line each. Browsers break lines after any hyphen. */
export function WholeCodes({ children }: { children: string }) {
  return partsOf(children, code);
}

/** A title whose words stay on one line each, those with a hyphen too. */
export function WholeWords({ children }: { children: string }) {
  return partsOf(children, word);
}

function partsOf(text: string, whole: RegExp) {
  return text.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="fw-whole">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
