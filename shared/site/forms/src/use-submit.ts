import { useEffect, useRef, useState } from 'react';

/** `sent` stays until the form is used again, so that a button which leads away is not pressed twice. */
export type SubmitState = 'idle' | 'pending' | 'sent' | 'failed';

/** The state of a form that is being sent, and the function that sends it. */
export type Submission<Values> = {
  /** Does nothing while the form is on its way or sent. */
  submit: (values: Values) => Promise<void>;
  state: SubmitState;
  /** Whether the button is out of use. */
  busy: boolean;
};

/** How a form is sent, and what happens after that. */
export type SubmitOptions<Values> = {
  /** Sends the values: an effect, or any function. What it throws or rejects with counts as not sent. */
  send: (values: Values) => unknown;
  /** What follows, such as going to the next page. It is not called when the visitor has left this page by then. */
  done?: (values: Values) => void;
  /** Lets the form be sent again right after it was sent. */
  repeatable?: boolean;
};

/**
 * Sends a form once, however often its button is pressed. Checking fields is asynchronous, so that two presses arrive
 * before a button is disabled.
 */
export function useSubmit<Values>({ send, done, repeatable = false }: SubmitOptions<Values>): Submission<Values> {
  const [state, setState] = useState<SubmitState>('idle');
  const closed = useRef(false);
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function submit(values: Values) {
    if (closed.current) return;
    closed.current = true;
    setState('pending');
    try {
      await send(values);
    } catch (error) {
      closed.current = false;
      setState('failed');
      console.error('The form was not sent:', error);
      return;
    }
    closed.current = !repeatable;
    setState(repeatable ? 'idle' : 'sent');
    if (isOpen.current) done?.(values);
  }

  return { submit, state, busy: state === 'pending' || state === 'sent' };
}
