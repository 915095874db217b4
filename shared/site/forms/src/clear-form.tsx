import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Button } from '@furrow/ui/button';
import type { ClearDialogProps } from './clear-dialog';
import * as words from './words';

export type ClearFormProps = {
  /** Empties the form: `clear` of `useKeptForm`, and what the page shows of it. */
  onClear: () => void;
};

/**
 * Empties a form whose text is saved, after one question, and moves the focus to the first field: the button may go with
 * what the form has answered. The dialog is fetched with the press, so that it costs nobody else.
 */
export function ClearForm({ onClear }: ClearFormProps) {
  const [step, setStep] = useState<'asking' | 'cleared'>();
  const [Dialog, setDialog] = useState<ComponentType<ClearDialogProps>>();
  const form = useRef<HTMLFormElement>(null);

  function ask({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    form.current = currentTarget.form;
    setStep('asking');
    import('./clear-dialog')
      .then((loaded) => setDialog(() => loaded.ClearDialog))
      .catch(() => {
        // Without a network the browser asks.
        setStep(window.confirm(words.clearQuestion) ? 'cleared' : undefined);
      });
  }

  // The dialog is gone by then, and the page is no longer inert.
  const empty = useEffectEvent(() => {
    onClear();
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  });
  useEffect(() => {
    if (step === 'cleared') empty();
  }, [step]);

  return (
    <>
      <Button variant="text" onClick={ask}>
        {words.clear}
      </Button>
      {step === 'asking' && Dialog && (
        <Dialog title={words.clearQuestion} onKeep={() => setStep(undefined)} onClear={() => setStep('cleared')} />
      )}
    </>
  );
}
