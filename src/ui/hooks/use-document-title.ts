import { useEffect } from 'react';

/** Sets the title of the browser tab while mounted. */
export const useDocumentTitle = (words: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = words;
    return () => {
      document.title = before;
    };
  }, [words]);
};
