import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { clickedLink } from '@furrow/remote/clicked-link';
import { useNavigation } from '@furrow/remote/services';
import type { LeaveDialogProps } from './leave-dialog';
import { useUnloadQuestion } from './use-unload-question';
import * as words from './words';

/** The question that the dialog asks. */
export const leaveQuestion: string = words.leaveQuestion;

/**
 * Asks before what was typed is lost: a dialog for links and for Back inside the site, the browser's own question when the tab
 * closes or another document is loaded. Forms that keep a draft have no need of it. A link with `data-sends` stands for the
 * button that sends the form, and never asks.
 *
 * @returns the dialog, to be rendered anywhere in the page
 */
export function useLeaveQuestion(unsaved: boolean): ReactNode {
  const { push } = useNavigation();
  const [leave, setLeave] = useState<() => void>();
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps>>();

  const answered = useRef(false);
  useUnloadQuestion(unsaved, answered);

  useEffect(() => {
    if (!unsaved) return;
    answered.current = false;
    const ask = (event: Event, goOn: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => {
        answered.current = true;
        goOn();
      });
    };
    const onClick = (event: MouseEvent) => {
      const to = whereLinkLeads(event);
      if (to !== undefined) ask(event, () => push(to));
    };
    // Browsers without the Navigation API go back without a question.
    const navigation = window.navigation as Navigation | undefined;
    const onTraverse = (event: NavigateEvent) => {
      if (answered.current || event.navigationType !== 'traverse' || !event.cancelable) return;
      const { key, url, sameDocument } = event.destination;
      if (sameDocument && isElsewhere(new URL(url))) ask(event, () => navigation?.traverseTo(key));
    };
    document.addEventListener('click', onClick, true);
    navigation?.addEventListener('navigate', onTraverse);
    return () => {
      document.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onTraverse);
    };
  }, [unsaved, push]);

  // The dialog is fetched with the first key, so that it costs nobody who only reads.
  useEffect(() => {
    if (unsaved) import('./leave-dialog').then((loaded) => setDialog(() => loaded.LeaveDialog)).catch(() => {});
  }, [unsaved]);

  // While the dialog has not arrived, the browser's own question takes its place.
  useEffect(() => {
    if (!leave || Dialog) return;
    setLeave(undefined);
    if (window.confirm(leaveQuestion)) leave();
  }, [leave, Dialog]);

  if (!leave || !Dialog) return null;
  const close = () => setLeave(undefined);
  function goOn() {
    close();
    leave?.();
  }
  return <Dialog title={leaveQuestion} onStay={close} onLeave={goOn} />;
}

/** The address of another page of the site, if a click opens it instead of this one. */
function whereLinkLeads(event: MouseEvent): string | undefined {
  const link = clickedLink(event);
  if (!link || 'sends' in link.dataset) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && isElsewhere({ pathname }) ? pathname + search + hash : undefined;
}

function isElsewhere({ pathname }: { pathname: string }): boolean {
  return pathname !== location.pathname;
}
