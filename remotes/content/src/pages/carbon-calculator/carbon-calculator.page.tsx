import { useRef, type RefObject } from 'react';
import { useController, useForm, useWatch, type Control } from '@furrow/forms';
import { useKeptValues } from '@furrow/forms/use-kept-values';
import { AmountField } from '@furrow/ui/amount-field';
import certificate from '@furrow/ui/art/product-carbon-credit-certificate.svg';
import { ButtonLink } from '@furrow/ui/button';
import { FieldGroup } from '@furrow/ui/field';
import { countInWords, isolated, startSentence } from '@furrow/ui/format';
import { FootBar } from '@furrow/ui/foot-bar';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Ticket } from '@furrow/ui/ticket';
import { farmYearStored } from '../../data/kept-forms';
import { inputGroups, sources, type InputField } from './carbon-calculator.data';
import { estimateFarm, figuresOf, type Estimate, type FarmYear } from './carbon-calculator.model';
import styles from './carbon-calculator.module.css';

const numbers = startSentence(countInWords(inputGroups.flatMap(({ fields }) => fields).length, 'number'));

export default function CarbonCalculatorPage() {
  const form = useForm<Partial<FarmYear>>();
  const { control } = form;
  const estimate = estimateFarm(useWatch({ control }));
  useKeptValues(farmYearStored, form, { type: 'number' });
  const result = useRef<HTMLDivElement>(null);

  return (
    <>
      <PageMeta
        title="Carbon calculator for farms, with seven inputs"
        description={`${numbers} from your own books and published factors give one estimate: what a farm emits and stores in a year. Nothing leaves the page.`}
        path="/carbon-calculator"
        jsonLd={breadcrumbs([
          { name: 'Carbon markets', path: '/solutions/carbon-markets' },
          { name: 'Carbon calculator', path: '/carbon-calculator' },
        ])}
      />
      <PageHead
        label={{ subject: 'Carbon calculator' }}
        title={'Your farm, in\u00a0metric tons'}
        lede={`${numbers} from your own books. Nothing you type leaves this browser.`}
      />
      <div className={`fw-wrap ${styles.root}`}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          {inputGroups.map(({ title, fields }) => (
            <FieldGroup key={title} label={title}>
              <div className={styles.fields}>
                {fields.map((field) => (
                  <QuantityField key={field.name} field={field} control={control} />
                ))}
              </div>
            </FieldGroup>
          ))}
        </form>
        <Result estimate={estimate} ref={result} />
      </div>
      <Section
        tone="alternate"
        name={<span id="factors">Where the factors come from</span>}
        fact={startSentence(countInWords(sources.length, 'source'))}
      >
        <table className={styles.table} aria-labelledby="factors">
          <thead>
            <tr>
              <th scope="col">Input</th>
              <th scope="col">CO2 equivalent</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ input, factor, source }) => (
              <tr key={input}>
                <th scope="row">{input}</th>
                <td>{isolated(factor)}</td>
                <td>{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.caveat}>
          Left out on purpose: manure, rice, lime, fuel burned by contractors, and everything the farm buys. A full
          inventory takes a week and an agronomist; this takes three minutes and is accurate to within about a third.
        </p>
      </Section>
      <FootBar figure={figuresOf(estimate).net} caption={netCaption(estimate)} standsInFor={result}>
        <ButtonLink to="#estimate">See the Result</ButtonLink>
      </FootBar>
    </>
  );
}

/** What the net figure of an estimate is. */
function netCaption({ net }: Estimate): string {
  return net < 0 ? 'More stored than emitted' : 'Net, CO2 equivalent';
}

type QuantityFieldProps = { field: InputField; control: Control<Partial<FarmYear>> };

function QuantityField({ field: { name, label, unit, help }, control }: QuantityFieldProps) {
  const { field } = useController({ name, control });
  return (
    <AmountField
      {...field}
      label={label.toLowerCase() === unit ? label : `${label}, ${unit}`}
      help={help}
      value={field.value ?? null}
      onChange={(quantity) => field.onChange(quantity === null || Number.isNaN(quantity) ? undefined : quantity)}
      unit={unit}
    />
  );
}

function Result({ estimate, ref }: { estimate: Estimate; ref: RefObject<HTMLDivElement | null> }) {
  const { emitted, takenUp, net } = figuresOf(estimate);
  return (
    <div ref={ref} id="estimate">
      <Ticket
        sticky
        label="Estimate"
        head={
          <div className={styles.head}>
            <img src={certificate} alt="" width={64} height={64} className={styles.stamp} />
            <h2 className="fw-h3">One year</h2>
          </div>
        }
        foot="One credit stands for one metric ton. Only a measured change can become one; this estimate cannot."
      >
        <Ledger>
          <LedgerRow term="Emitted">{emitted}</LedgerRow>
          <LedgerRow term="Stored" tone="positive">
            {takenUp}
          </LedgerRow>
        </Ledger>
        <p className={styles.label}>{netCaption(estimate)}</p>
        <output className={`fw-d2 ${styles.figure}`}>{net}</output>
        <div className={styles.actions}>
          <ButtonLink to="/resources/carbon-guide" block>
            Read the Carbon Guide
          </ButtonLink>
        </div>
      </Ticket>
    </div>
  );
}
