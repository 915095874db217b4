import { useState } from 'react';
import { Answer } from '@furrow/ui/answer';
import { InertButton } from '@furrow/ui/inert-button';
import { SampleNote } from '@furrow/ui/sample-note';
import { noFile } from './treasury.data';

export function GenerateReport() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <InertButton note="no-report" size="large" onClick={() => setPresses(presses + 1)}>
        Generate Report
      </InertButton>
      <SampleNote id="no-report">no report is generated</SampleNote>
      <Answer to={presses}>{noFile}</Answer>
    </>
  );
}
