import { Fragment } from 'react';

/**
 * A code such as PROP-2025-014, a range of numbers such as 5-10, an amount such as 31,200 USDC or 420 kg, and a day such
 * as Sep 15, which is told by its letters and figures: the names of months would cost each page more than a number kept
 * with its word.
 */
const code = /(\b[A-Z]{2,}-\d[\d-]*|\b\d+[-–]\d+\b|\b\d[\d.,]* (?:USDC|kg|°C)\b|\b[A-Z][a-z]{2} \d{1,2}\b)/;

/** Any word with a hyphen, such as co-op. */
const word = /(\S*-\S*)/;

/**
 * A text whose codes, ranges of numbers, amounts with their units and short days stay on one line each. Browsers break
 * lines after any hyphen and at any space.
 */
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
