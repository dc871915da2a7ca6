import { type ReactNode, useLayoutEffect } from 'react';
import { printed } from './Printed.css';

export const Printed = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    document.documentElement.dataset.printed = '';
    return () => {
      delete document.documentElement.dataset.printed;
    };
  }, []);
  return <div className={printed}>{children}</div>;
};
