// What pages are rendered with, evaluated before them in a piece of its own.
import 'react-dom/client';
import '@tanstack/react-router';
