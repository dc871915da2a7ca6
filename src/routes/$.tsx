import { createFileRoute } from '@tanstack/react-router';
import { unknownPage } from '../app/start/guard';

export const Route = createFileRoute('/$')({ beforeLoad: unknownPage });
