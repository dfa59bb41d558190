import './pdf-memory.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
