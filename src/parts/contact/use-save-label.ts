import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { contactSaveMachine } from '../../../machines/contactSave/contactSave.machine';
import { contactTexts } from '../../texts/contact';

/** The label of a save button while contact data are saved, or a lost save is looked up. */
export const useSaveLabel = (save: ActorRefFrom<typeof contactSaveMachine> | undefined): string => {
  const looks = useSelector(save, (snapshot) => snapshot?.matches('comprobando') ?? false);
  return looks ? contactTexts.comprobando : contactTexts.guardando;
};
