import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { contactSaveMachine } from '../../../machines/contactSave/contactSave.machine';
import { contactTexts } from '../../texts/contact';

/** What the button of a form says while its contact data are saved, or a lost save is looked up. */
export const useSaveLabel = (save: ActorRefFrom<typeof contactSaveMachine> | undefined): string => {
  const looks = useSelector(save, (snapshot) => snapshot?.matches('comprobando') ?? false);
  return looks ? contactTexts.comprobando : contactTexts.guardando;
};
