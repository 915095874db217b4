import { lazy, Suspense, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import styles from './overlays.module.css';

const AntdDrawer = lazy(() => import('antd/es/drawer'));
const AntdModal = lazy(() => import('antd/es/modal/Modal'));

export type DrawerProps = {
  children: ReactNode;
  open: boolean;
  /** Escape, the cross and a click beside it. */
  onClose: () => void;
  title: ReactNode;
  /** Stays at the foot, behind a perforation. */
  footer?: ReactNode;
};

/** A panel at the right, the whole width on phones. Keeps the focus inside and gives it back; toasts stay above it. */
export function Drawer({ children, open, onClose, title, footer }: DrawerProps) {
  return (
    <OnceOpened open={open}>
      <AntdDrawer
        open={open}
        onClose={onClose}
        title={<h2 className="fw-h2">{title}</h2>}
        footer={footer}
        size="min(480px, 100vw)"
        destroyOnHidden
        closable={{ closeIcon: <X size={22} strokeWidth={1.8} />, placement: 'end' }}
        classNames={{
          wrapper: styles.drawer,
          section: styles.panel,
          header: styles.head,
          body: styles.body,
          footer: styles.foot,
          close: styles.close,
        }}
      >
        {children}
      </AntdDrawer>
    </OnceOpened>
  );
}

export type ModalProps = DrawerProps & {
  /** Between 440 and 560; below 768 px the dialog is a bottom sheet. */
  width?: number;
};

/** A dialog in the middle, a bottom sheet on phones. Actions go to its foot. */
export function Modal({ children, open, onClose, title, footer = null, width = 520 }: ModalProps) {
  return (
    <OnceOpened open={open}>
      <AntdModal
        open={open}
        onCancel={onClose}
        title={title}
        footer={footer}
        width={width}
        centered
        destroyOnHidden
        closeIcon={<X size={22} strokeWidth={1.8} />}
        className={styles.modal}
        wrapClassName={styles.wrap}
        classNames={{
          container: styles.container,
          title: styles.title,
          footer: styles.actions,
          close: styles.close,
        }}
      >
        {children}
      </AntdModal>
    </OnceOpened>
  );
}

/** Nothing is rendered or fetched before the first opening; afterwards it stays, for the closing animation. */
function OnceOpened({ children, open }: { children: ReactNode; open: boolean }) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
