import { useEffect } from 'react';

/** Puts other words on the browser's tab for as long as they are given. */
export const useDocumentTitle = (words: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = words;
    return () => {
      document.title = before;
    };
  }, [words]);
};
