export type CodeWindowEvent = 'bloqueada' | 'cerrada';

interface Words {
  title: string;
  text: string;
}

/** The pop-up in which a member types a device's code, possibly on another site. */
export interface CodeWindow {
  /** The portal's origin. */
  origin: string;
  /**
   * Call inside a tap, or the browser blocks the pop-up. Opens it empty and without an opener, in place of an older
   * one.
   */
  open(meanwhile: Words): void;
  go(address: string): void;
  /** Closes the window only if it is empty, since the member may be typing in it. */
  closeEmpty(): void;
  onEvent(heard: (event: CodeWindowEvent) => void): () => void;
}

type Opener = Pick<Window, 'open' | 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'> & {
  readonly location: Pick<Location, 'origin'>;
};

const side = 700;
const lookMs = 500;

const features = ({ screenX, screenY, outerWidth, outerHeight }: Opener): string => {
  const left = Math.max(0, Math.round(screenX + (outerWidth - side) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - side) / 2));
  return `popup,width=${side},height=${side},left=${left},top=${top}`;
};

const fill = ({ document }: Window, { title, text }: Words): void => {
  document.documentElement.lang = 'es-DO';
  document.documentElement.style.colorScheme = 'light dark';
  document.title = title;
  document.body.textContent = text;
};

export const codeWindow = (page: Opener): CodeWindow => {
  const { origin } = page.location;
  const listeners = new Set<(event: CodeWindowEvent) => void>();
  const tell = (event: CodeWindowEvent) => {
    for (const heard of listeners) heard(event);
  };
  let opened: Window | null = null;
  let empty = false;
  let watch: ReturnType<typeof setInterval> | undefined;

  const forget = () => {
    clearInterval(watch);
    opened = null;
    empty = false;
  };
  // Another site's page can look closed, so the listener verifies it.
  const look = () => {
    if (opened === null || !opened.closed) return;
    forget();
    tell('cerrada');
  };

  return {
    origin,
    open: (meanwhile) => {
      opened?.close();
      forget();
      opened = page.open('', '_blank', features(page));
      if (opened === null) return tell('bloqueada');
      opened.opener = null;
      empty = true;
      fill(opened, meanwhile);
      watch = setInterval(look, lookMs);
    },
    go: (address) => {
      if (opened === null || opened.closed) return;
      empty = false;
      opened.location.replace(new URL(address, origin).href);
    },
    closeEmpty: () => {
      if (!empty) return;
      opened?.close();
      forget();
    },
    onEvent: (heard) => {
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
        // The last listener is gone.
        if (listeners.size === 0) clearInterval(watch);
      };
    },
  };
};
