import { connectionMachine } from '../../../machines/connection/connection.machine';
import { wire } from '../../wiring/wire';

const farewellMs = 4000;

export const connectionLogic = () => wire(connectionMachine, { delays: { despedida: farewellMs } });
