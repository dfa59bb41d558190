export { bestSyntax, type CalibrationStep, calibrate, estimateCalibration } from './calibrate.ts';
export { type CalibrationTask, calibrationTasks } from './tasks.ts';
