import { helpFlow } from '../../../machines/help/help.rules';
import { wire } from '../../wiring/wire';
import { helpTexts } from './texts';

export const helpLogic = () => ({ logic: wire(helpFlow, {}), input: { preguntas: helpTexts.respuestas } });
